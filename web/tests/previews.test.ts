import { expect, test } from 'vitest';
import type { PreviewAnswer, ReasonAnswer, TableView } from '../src/api/types';
import { Foreseen, Refused } from '../src/lib/answered.svelte';
import { Previews } from '../src/lib/previews';

/** A table whose answers come when the test says so. */
class Slow {
  table: TableView | null = null;
  readonly asked: { action: number; tell: (answer: PreviewAnswer | null) => void }[] = [];

  at(n: number): void {
    this.table = { n, viewer: 0 } as TableView;
  }

  preview(_seat: number, action: number): Promise<PreviewAnswer | null> {
    return new Promise((tell) => this.asked.push({ action, tell }));
  }

  get actions(): number[] {
    return this.asked.map((one) => one.action);
  }

  readonly reasons: Record<string, unknown>[] = [];

  why(_seat: number, move: Record<string, unknown>): Promise<ReasonAnswer | null> {
    this.reasons.push(move);
    const reason = move.kind === 'legal' ? null : { message: { key: `${move.kind}`, args: {} }, rule: 'T-1' };
    return Promise.resolve({ type: 'reason', id: '', n: this.table!.n, reason });
  }

  /** Answer the question with this number, as reckoned at this entry of the log, and let it arrive. */
  async answer(question: number, id: string | null, n = this.table!.n): Promise<void> {
    this.asked[question]!.tell(
      id === null ? null : { type: 'preview', id, n, changes: [], events: [], undoable: true, stop: '' },
    );
    await new Promise((done) => setTimeout(done));
  }
}

function looking(slow: Slow, first: (previews: Previews) => unknown = () => undefined) {
  const foreseen = new Foreseen();
  const previews = new Previews(slow);
  first(previews);
  let leave = () => {};
  const look = (action: number | null) => {
    leave();
    leave = foreseen.follow(previews, action);
  };
  return { look, told: () => foreseen.answer?.id ?? null, waiting: () => foreseen.waiting };
}

test('an answer about what is not looked at any more is dropped, and not asked for twice', async () => {
  const slow = new Slow();
  slow.at(1);
  const { look, told, waiting } = looking(slow);
  look(5);
  look(6);
  await slow.answer(0, 'five');
  expect([told(), waiting()]).toEqual([null, true]);
  await slow.answer(1, 'six');
  expect([told(), waiting()]).toEqual(['six', false]);
  look(5);
  expect(told()).toBeNull();
  await new Promise((done) => setTimeout(done));
  expect(told()).toBe('five');
  expect(slow.actions).toEqual([5, 6]);
  look(null);
  expect([told(), waiting()]).toEqual([null, false]);
});

test('a sweep over the board asks about where it began and where it ends', async () => {
  const slow = new Slow();
  slow.at(1);
  const { look, told, waiting } = looking(slow);
  for (const action of [5, 6, 7, 8]) look(action);
  expect(slow.actions).toEqual([5]);
  await slow.answer(0, 'five');
  expect(slow.actions).toEqual([5, 8]);
  await slow.answer(1, 'eight');
  expect([told(), waiting()]).toEqual(['eight', false]);
  expect(slow.actions).toEqual([5, 8]);
});

test('several who look at once are answered in turn, and the same question is asked once', async () => {
  const slow = new Slow();
  slow.at(1);
  const previews = new Previews(slow);
  const lookers = [5, 6, 6].map((action) => {
    const foreseen = new Foreseen();
    return { foreseen, leave: foreseen.follow(previews, action) };
  });
  lookers[1]!.leave();
  await slow.answer(0, 'five');
  await slow.answer(1, 'six');
  expect(lookers.map(({ foreseen }) => foreseen.answer?.id)).toEqual(['five', undefined, 'six']);
  expect(slow.actions).toEqual([5, 6]);
});

test('what a board itself needs is asked at once, beside what is looked at', async () => {
  const slow = new Slow();
  slow.at(1);
  const { look, told } = looking(slow, (previews) => Promise.all([previews.of(1), previews.of(2)]));
  look(5);
  expect(slow.actions).toEqual([1, 2, 5]);
  await slow.answer(2, 'five');
  expect(told()).toBe('five');
});

test('an answer that was reckoned for another position is not told', async () => {
  const slow = new Slow();
  slow.at(1);
  const { look, told } = looking(slow);
  look(5);
  await slow.answer(0, 'ahead', 2);
  expect(told()).toBeNull();
  slow.at(2);
  look(5);
  await slow.answer(1, 'here');
  expect(told()).toBe('here');
});

test('what waits when the position goes on is not asked any more', async () => {
  const slow = new Slow();
  slow.at(1);
  const { look, told } = looking(slow);
  look(5);
  look(6);
  slow.at(2);
  await slow.answer(0, 'five', 1);
  expect([told(), slow.actions]).toEqual([null, [5]]);
});

test('another position asks anew, and the words stay until it is answered', async () => {
  const slow = new Slow();
  slow.at(1);
  const { look, told } = looking(slow);
  look(5);
  await slow.answer(0, 'before');
  slow.at(2);
  look(5);
  expect(told()).toBe('before');
  await slow.answer(1, 'after');
  expect(told()).toBe('after');
});

test('where nobody can say, nothing is told, and it is asked again', async () => {
  const slow = new Slow();
  slow.at(1);
  const { look, told, waiting } = looking(slow);
  look(5);
  await slow.answer(0, null);
  expect([told(), waiting()]).toEqual([null, false]);
  look(null);
  look(5);
  expect(slow.asked).toHaveLength(2);
});

test('a move that cannot be done is asked about once, and one that can has no reason', async () => {
  const slow = new Slow();
  slow.at(1);
  const previews = new Previews(slow);
  const refused = new Refused();
  const look = async (kind: string) => {
    refused.follow(previews, { kind });
    await new Promise((done) => setTimeout(done));
    return refused.answer?.message.key;
  };
  expect(await look('fulfil')).toBe('fulfil');
  expect(await look('legal')).toBeUndefined();
  expect(await look('fulfil')).toBe('fulfil');
  expect(slow.reasons).toEqual([{ kind: 'fulfil' }, { kind: 'legal' }]);
});
