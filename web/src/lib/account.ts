/* What somebody can do about who they are, and those who keep order about others. */
import { json, renew, request } from './api';
import type {
  EnteredAnswer,
  MailLinkAnswer,
  NewReport,
  PasskeyAnswer,
  ReportAnswer,
  SessionAnswer,
  SuspectAnswer,
  WaysAnswer,
} from '../generated/http';
import { session } from './session.svelte';
import { load, save } from './store';

const part = encodeURIComponent;

export const account = {
  ways: () => json<WaysAnswer>('GET', '/sign-in'),
  passkeys: () => json<PasskeyAnswer[]>('GET', '/me/passkeys'),
  removePasskey: (id: string) => request('DELETE', `/me/passkeys/${part(id)}`),
  removeEmail: () => request('DELETE', '/me/email'),
  sessions: () => json<SessionAnswer[]>('GET', '/me/sessions'),
  endSession: (id: string) => request('DELETE', `/me/sessions/${part(id)}`),
  endOthers: () => request('DELETE', '/me/sessions'),
  mailLink: (email: string) => request('POST', '/mail-links', { email }),
  lookAtMailLink: (code: string) => json<MailLinkAnswer>('GET', `/mail-links/${part(code)}`),
  useMailLink: (code: string) => json<EnteredAnswer>('POST', `/mail-links/${part(code)}`),
  export: async () => (await request('GET', '/me/export')).blob(),
  delete: (name: string) => leave(() => request('POST', '/me/delete', { name })),
  report: (table: string, what: Partial<NewReport>) => request('POST', `/tables/${part(table)}/reports`, what),
};

export const order = {
  reports: (closed: boolean) => json<ReportAnswer[]>('GET', `/moderation/reports?closed=${closed}`),
  close: (id: string) => request('POST', `/moderation/reports/${part(id)}/close`),
  closeTable: (id: string) => request('POST', `/tables/${part(id)}/close`),
  find: (name: string) => json<SuspectAnswer>('GET', `/moderation/people?name=${part(name)}`),
  mute: (id: string, hours: number) => json<SuspectAnswer>('POST', `/moderation/people/${part(id)}/mute`, { hours }),
  rename: (id: string, name: string) => json<SuspectAnswer>('POST', `/moderation/people/${part(id)}/rename`, { name }),
  promote: (id: string, role: string) => json<SuspectAnswer>('POST', `/moderation/people/${part(id)}/role`, { role }),
};

/** Come in, and go on as who one is then. Where the guest of this device could not be taken in, they are kept aside. */
export async function comeIn(enter: () => Promise<EnteredAnswer>): Promise<EnteredAnswer> {
  const entered = await renew(async () => {
    const answer = await enter();
    const { id, name, token } = answer;
    if (token) {
      if (answer.apart?.length && session.guest) save('guest-apart', JSON.stringify(session.guest));
      save('tables', null);
      session.keep({ id, name, token });
    }
    return answer;
  });
  await session.check();
  return entered;
}

/** Nobody from here on. */
const leave = (end: () => Promise<unknown>): Promise<void> =>
  renew(async () => {
    await end();
    save('tables', null);
    session.keep(null);
  });

/** The guest of this device that stayed apart from the account. */
export function apart(): { id: string; name: string; token: string } | null {
  try {
    return JSON.parse(load('guest-apart') ?? 'null');
  } catch {
    return null;
  }
}

/** Be that guest again. */
export async function goApart(): Promise<void> {
  const guest = apart();
  save('guest-apart', null);
  save('tables', null);
  if (!guest) return;
  session.keep(guest);
  await session.check();
}

export const signOut = (id: string): Promise<void> => leave(() => account.endSession(id));
