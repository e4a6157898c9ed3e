/* The title of the page, with the number of tables that wait for me before it. */
let title = 'Starhold';
let waiting = 0;

function write(): void {
  document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
}
export function setTitle(text: string): void {
  title = text;
  write();
}
export function countWaiting(tables: number): void {
  waiting = tables;
  write();
}
