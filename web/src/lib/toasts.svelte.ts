/** Short notes at the edge of the screen, gone after a while. */

interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

const SHOWN_MS = 6000;

class Toasts {
  list = $state.raw<Toast[]>([]);
  #next = 1;

  tell(text: string, bad = false): void {
    const toast = { id: this.#next++, text, bad };
    this.list = [...this.list.filter((other) => other.text !== text), toast].slice(-3);
    setTimeout(() => this.drop(toast.id), SHOWN_MS);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
