// @vitest-environment node
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { RegisteredPharmacist } from '@/api/timetable/queries';
import { DoorList } from './door-list';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }));

test('the door is drawn on the server, where there is no document and no outbox', () => {
  const user = { fullName: 'Зимина Анна', pharmacy: null } as unknown as RegisteredPharmacist['user'];
  const person = { id: '1', user, isGuest: false, visitedAt: null, visitedByName: null };
  const html = renderToString(
    createElement(DoorList, {
      training: { id: '7', name: 'Церамиды' },
      people: [person as unknown as RegisteredPharmacist],
      isOpen: true,
    }),
  );
  expect(html).toContain('Зимина Анна');
  expect(html).toContain('Код с экрана участника');
});
