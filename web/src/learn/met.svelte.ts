/** What somebody has met already at this device: games by name, questions by the key of their prompt. */

const STORE = 'parlour-met';

function remembered(): ReadonlySet<string> {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return new Set(Array.isArray(saved) ? saved.filter((one): one is string => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}

class Met {
  #all = $state.raw(remembered());

  has(name: string): boolean {
    return this.#all.has(name);
  }

  add(name: string): void {
    if (this.#all.has(name)) return;
    this.#all = new Set([...this.#all, name]);
    try {
      localStorage.setItem(STORE, JSON.stringify([...this.#all]));
    } catch {
      // Without storage it is remembered as long as the page lives.
    }
  }
}

export const met = new Met();
