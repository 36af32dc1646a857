import { expect, test } from 'vitest';
import { UnavailableError } from './errors.ts';
import { createRenderGate } from './render-gate.ts';

/** Tasks that end when told to, be it before they have begun. */
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

test('the result of the work is handed on', async () => {
  expect(await createRenderGate(1, 0).run(async () => 'page')).toBe('page');
});

test('no more run at once than the limit, the others in the order they came', async () => {
  const gate = createRenderGate(2, 3);
  const { started, task, end } = createTasks();
  const runs = [1, 2, 3, 4].map((id) => gate.run(task(id)));
  await Promise.resolve();

  expect([started, gate.running, gate.waiting]).toEqual([[1, 2], 2, 2]);
  end(2);
  await runs[1];
  end(1);
  await runs[0];
  end(3);
  expect(await runs[2]).toBe('done 3');
  expect(started).toEqual([1, 2, 3, 4]);
  end(4);
  await runs[3];
  expect([gate.running, gate.waiting]).toEqual([0, 0]);
});

test('beyond the queue the answer is no, at once and with a time to come back', async () => {
  const gate = createRenderGate(1, 1);
  const { started, task, end } = createTasks();
  const runs = [gate.run(task(1)), gate.run(task(2))];

  await expect(gate.run(task(3))).rejects.toThrow(UnavailableError);
  await expect(gate.run(task(3))).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
  end(1);
  await runs[0];
  end(2);
  await runs[1];
  expect(started).toEqual([1, 2]);
});

test('work that fails gives its place back', async () => {
  const gate = createRenderGate(1, 1);
  const { task, fail, end } = createTasks();
  const first = gate.run(task(1));
  const second = gate.run(task(2));
  await Promise.resolve();
  fail(1);

  await expect(first).rejects.toThrow('failed 1');
  end(2);
  expect(await second).toBe('done 2');
  expect(gate.running).toBe(0);
});

test('work that throws before its first await gives its place back too', async () => {
  const gate = createRenderGate(1, 0);
  const throwing = () => {
    throw new Error('at once');
  };

  await expect(gate.run(throwing)).rejects.toThrow('at once');
  expect(gate.running).toBe(0);
});
