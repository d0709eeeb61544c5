/** One way to ask the server: JSON in, JSON out, a typed error when it refuses. */

import { untrack } from 'svelte';
import { settings } from '../lib/settings.svelte';
import type { Problem } from './types';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.detail);
  }
}

function cookie(name: string, jar: string): string {
  for (const part of jar.split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return decodeURIComponent(value.join('='));
  }
  return '';
}

async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const language = untrack(() => settings.language);
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': language };
  if (method !== 'GET') headers['x-csrftoken'] = cookie('csrftoken', document.cookie);
  if (body !== undefined) headers['content-type'] = 'application/json';
  const answer = await fetch(path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: 'same-origin',
    signal,
  });
  if (answer.ok) return (await answer.json()) as T;
  throw new Refusal(answer.status, await problemOf(answer));
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const said = (await answer.json()) as Partial<Problem>;
    if (typeof said.detail === 'string' && said.message)
      return { error: said.error ?? '', detail: said.detail, message: said.message };
  } catch {
    // Not JSON: somebody between us and the server has answered.
  }
  return { error: String(answer.status), detail: answer.statusText, message: { key: 'web-error-unreachable', args: {} } };
}

/** A text, as it is. */
export async function getText(path: string): Promise<string> {
  const answer = await fetch(path, { credentials: 'same-origin' });
  if (answer.ok) return answer.text();
  throw new Refusal(answer.status, await problemOf(answer));
}

export const get = <T>(path: string, signal?: AbortSignal): Promise<T> => ask<T>('GET', path, undefined, signal);
export const post = <T>(path: string, body?: unknown): Promise<T> => ask<T>('POST', path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => ask<T>('PUT', path, body);
