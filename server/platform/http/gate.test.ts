import { expect, test } from 'vitest';
import { UnavailableError } from './errors.ts';
import { createGate } from './gate.ts';

/** Tasks that end when the test says so, even before they have begun. */
function createTasks() {
  const started: number[] = [];
  const endings = [1, 2, 3, 4].map(() => Promise.withResolvers<string>());
  const task = (id: number) => async () => {
    started.push(id);
    return endings[id - 1]?.promise;
  };
  const end = (id: number) => endings[id - 1]?.resolve(`done ${id}`);
  const fail = (id: number) => endings[id - 1]?.reject(new Error(`failed ${id}`));
  return { started, task, end, fail };
}

test('`run` returns the result of its task', async () => {
  expect(await createGate({ atOnce: 1, waiting: 0 }).run(async () => 'page')).toBe('page');
});

test('no more tasks run at once than the limit, and the others run in the order they came', async () => {
  const gate = createGate({ atOnce: 2, waiting: 3 });
  const { started, task, end } = createTasks();
  const runs = [1, 2, 3, 4].map((id) => gate.run(task(id)));
  await Promise.resolve();

  expect(started).toEqual([1, 2]);
  end(2);
  await runs[1];
  end(1);
  await runs[0];
  end(3);
  expect(await runs[2]).toBe('done 3');
  expect(started).toEqual([1, 2, 3, 4]);
  end(4);
  await runs[3];
  expect(await gate.run(async () => 'free again')).toBe('free again');
});

test('a task beyond the queue is refused at once with a 503 that says when to try again', async () => {
  const gate = createGate({ atOnce: 1, waiting: 1 });
  const { started, task, end } = createTasks();
  const runs = [gate.run(task(1)), gate.run(task(2))];

  await expect(gate.run(task(3))).rejects.toThrow(UnavailableError);
  await expect(gate.run(task(3))).rejects.toMatchObject({
    status: 503,
    retryAfterSeconds: 5,
    isUnbegun: true,
  });
  end(1);
  await runs[0];
  end(2);
  await runs[1];
  expect(started).toEqual([1, 2]);
});

test('a task that fails frees its place', async () => {
  const gate = createGate({ atOnce: 1, waiting: 1 });
  const { task, fail, end } = createTasks();
  const first = gate.run(task(1));
  const second = gate.run(task(2));
  await Promise.resolve();
  fail(1);

  await expect(first).rejects.toThrow('failed 1');
  end(2);
  expect(await second).toBe('done 2');
  expect(await gate.run(async () => 'free again')).toBe('free again');
});

test('a task that throws before its first await frees its place too', async () => {
  const gate = createGate({ atOnce: 1, waiting: 0 });
  const throwing = () => {
    throw new Error('at once');
  };

  await expect(gate.run(throwing)).rejects.toThrow('at once');
  expect(await gate.run(async () => 'free again')).toBe('free again');
});

test('a task whose caller has left while it waited is skipped, and the next one runs', async () => {
  const gate = createGate({ atOnce: 1, waiting: 2 });
  const { started, task, end } = createTasks();
  const leaving = new AbortController();
  const first = gate.run(task(1));
  const second = gate.run(task(2), leaving.signal);
  const third = gate.run(task(3));
  leaving.abort();
  end(1);

  await expect(second).rejects.toMatchObject({ name: 'AbortError' });
  end(3);
  expect([await first, await third]).toEqual(['done 1', 'done 3']);
  expect(started).toEqual([1, 3]);
});

test('the message of a refusal can be chosen for each gate', async () => {
  const gate = createGate({ atOnce: 1, refusal: 'Many files are arriving.' });
  const { task, end } = createTasks();
  const first = gate.run(task(1));

  await expect(gate.run(task(2))).rejects.toMatchObject({ status: 503, message: 'Many files are arriving.' });
  end(1);
  await first;
});
