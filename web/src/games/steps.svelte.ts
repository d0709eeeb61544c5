/** The steps of a moment: so many, one after the other, and then it is done. */

export class Steps {
  shown = $state(0);

  /** For a component, while it is set up. */
  constructor(steps: () => number, pace: () => number, done: () => void) {
    $effect(() => {
      if (pace() === 0) this.shown = steps();
      if (this.shown >= steps()) return done();
      const timer = setTimeout(() => (this.shown += 1), pace() * (this.shown === 0 ? 0.6 : 1));
      return () => clearTimeout(timer);
    });
  }

  /** How many of the steps of a part have come, which begins after so many others. */
  after(others: number): number {
    return Math.max(0, this.shown - others);
  }
}
