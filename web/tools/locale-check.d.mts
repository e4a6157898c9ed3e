export function readFluent(text: string, lang: string, name: string, problems: string[]): Map<string, string>;
export function problemsOf(root?: string): string[];
