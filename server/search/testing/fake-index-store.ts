/** A refusal in the service's own words. */
export interface Refused {
  readonly code: string;
  readonly message: string;
}

export type Document = Readonly<Record<string, unknown>>;

export interface FakeIndex {
  readonly primaryKey: string;
  readonly documents: Map<string, Document>;
  settings: Readonly<Record<string, unknown>>;
  updatedAt: string;
}

export interface FakeTask {
  readonly uid: number;
  readonly indexUid: string | null;
  readonly type: string;
  status: 'enqueued' | 'processing' | 'succeeded' | 'failed' | 'canceled';
  error: Refused | null;
  /** Throws the error that the task fails with. */
  readonly work: () => void;
}

/** What a task fails with. */
class TaskFailure extends Error {
  readonly refused: Refused;

  constructor(code: string, message: string) {
    super(message);
    this.refused = { code, message };
  }
}

/** Indexes and a queue of tasks, which are carried out in turn, one step each time that a task is looked at. */
export function createFakeStore() {
  const indexes = new Map<string, FakeIndex>();
  const tasks: FakeTask[] = [];
  const make = (uid: string): FakeIndex => {
    const index: FakeIndex = {
      primaryKey: 'id',
      documents: new Map(),
      settings: {},
      updatedAt: new Date().toISOString(),
    };
    indexes.set(uid, index);
    return index;
  };
  const get = (uid: string): FakeIndex => {
    const index = indexes.get(uid);
    if (!index) throw new TaskFailure('index_not_found', `Index \`${uid}\` not found.`);
    return index;
  };
  return {
    indexes,
    tasks,
    enqueue: (type: string, indexUid: string | null, work: () => void): FakeTask => {
      const task: FakeTask = { uid: tasks.length, indexUid, type, status: 'enqueued', error: null, work };
      tasks.push(task);
      return task;
    },
    /** One step of the oldest unfinished task: the first step begins it, the second carries it out. */
    step: () => {
      const next = tasks.find(({ status }) => status === 'enqueued' || status === 'processing');
      if (next?.status === 'processing') finish(next);
      else if (next) next.status = 'processing';
    },
    createIndex: (uid: string) => {
      if (indexes.has(uid)) throw new TaskFailure('index_already_exists', `Index \`${uid}\` already exists.`);
      make(uid);
    },
    deleteIndex: (uid: string) => {
      get(uid);
      indexes.delete(uid);
    },
    updateSettings: (uid: string, settings: FakeIndex['settings']) => {
      const index = indexes.get(uid) ?? make(uid);
      index.settings = { ...index.settings, ...settings };
    },
    addDocuments: (uid: string, documents: readonly Document[]) => {
      const index = indexes.get(uid) ?? make(uid);
      const ids = documents.map((document) => toId(document[index.primaryKey]));
      for (const [place, id] of ids.entries()) index.documents.set(id, documents[place] ?? {});
      index.updatedAt = new Date().toISOString();
    },
    swap: (one: string, other: string) => {
      const pair = [get(one), get(other)] as const;
      indexes.set(one, pair[1]).set(other, pair[0]);
    },
  };
}

export type FakeStore = ReturnType<typeof createFakeStore>;

function finish(task: FakeTask): void {
  try {
    task.work();
    task.status = 'succeeded';
  } catch (error) {
    if (!(error instanceof TaskFailure)) throw error;
    task.status = 'failed';
    task.error = error.refused;
  }
}

function toId(value: unknown): string {
  if (value === undefined)
    throw new TaskFailure('missing_document_id', 'Document doesn’t have a `id` attribute.');
  if (!/^[\w-]{1,511}$/.test(String(value)))
    throw new TaskFailure('invalid_document_id', `Document identifier \`${value}\` is invalid.`);
  return String(value);
}
