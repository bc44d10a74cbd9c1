import { expect, type Page } from '@playwright/test';
import { HOUR_MS } from '@/lib/domain/moscow';
import type { Actor, Given } from '../helpers/given';
import { unique } from '../helpers/given';
import type { test } from './training-fixtures';
import { workerControls } from './worker-hands';
import { itemOf } from './hands';

/** Errors of resources that were not fetched before the network was switched off. */
export const NETWORK_GONE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|failed: |Loading chunk/;

export type Trained = Parameters<Parameters<typeof test>[2]>[0]['trained'];

/** Creates a training whose door is open, with so many registered people, named by surname. */
export async function openDoor(given: Given, trained: Trained, leader: Actor, count: number) {
  const startsAt = new Date(Date.now() + HOUR_MS / 4);
  const topicId = await trained.topic({ name: unique('У двери') });
  const { id } = await trained.training({ topicId, leaderId: leader.id, startsAt });
  const names = Array.from({ length: count }, () => unique('Дверева'));
  const seats: string[] = [];
  const people: string[] = [];
  for (const lastName of names) {
    const person = await given.user({ lastName });
    people.push(person.id);
    seats.push(await trained.seat(person.id, id));
  }
  return { id, names, people, seats, address: `/lk/trainings/pharmacist-visit?training=${id}` };
}

export const came = (page: Page, name: string) =>
  itemOf(page, name).getByRole('button', { name: /Отметить визит/ });

export async function saveList(page: Page): Promise<void> {
  await workerControls(page);
  await page.getByRole('button', { name: 'Сохранить список для работы без сети' }).click();
  await expect(page.getByText(/Список на устройстве с/)).toBeVisible();
}
