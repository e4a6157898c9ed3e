/* People whose lines in the chat one does not want to see, by name, on this device. */
import { load, save } from './store';

const MOST = 200;

class Hidden {
  names = $state.raw<readonly string[]>(kept());

  has(name: string): boolean {
    return this.names.includes(name);
  }

  toggle(name: string): void {
    const others = this.names.filter((one) => one !== name);
    this.names = others.length < this.names.length ? others : [...others, name].slice(-MOST);
    save('hidden', JSON.stringify(this.names));
  }
}

function kept(): string[] {
  try {
    const names: unknown = JSON.parse(load('hidden') ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

export const hidden = new Hidden();
