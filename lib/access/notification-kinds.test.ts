import { expect, test } from 'vitest';
import {
  CHANNELS,
  isChannelOn,
  NOTIFICATION_GROUPS,
  NOTIFICATION_KINDS,
  NOTIFICATION_RULES,
} from '../domain/notification';
import { offeredKinds } from './notification-kinds';

const as = (...roles: string[]) => ({ roles, permissions: [] });

test('a pharmacist is offered what can happen to a pharmacist', () => {
  expect(offeredKinds(as(), [])).toEqual([
    'points',
    'order-sent',
    'order-cancelled',
    'question-answered',
    'test-deadline',
    'programme-deadline',
    'training',
    'training-reminder',
    'run-finished',
  ]);
});

test('those who answer are offered questions, where reviews are on everybody is offered them', () => {
  expect(offeredKinds(as('expert'), [])).toContain('question-new');
  expect(offeredKinds(as('expert'), [])).not.toContain('question-not-sent');
  expect(offeredKinds(as('admin'), [])).not.toContain('question-new');
  expect(offeredKinds(as('admin'), [])).toContain('question-not-sent');
  expect(offeredKinds(as(), ['social-activity'])).toEqual(
    expect.arrayContaining(['review-approved', 'review-rejected']),
  );
});

test('whoever may lead a training is offered word of those they lead', () => {
  for (const role of ['trainer', 'trainer-sra', 'expert'])
    expect(offeredKinds(as(role), [])).toContain('training-staff');
  for (const role of ['admin', 'Представитель', 'support'])
    expect(offeredKinds(as(role), [])).not.toContain('training-staff');
});

test('kinds of one group stand together, each has a name of its own', () => {
  const groups = NOTIFICATION_KINDS.map((kind) =>
    NOTIFICATION_GROUPS.indexOf(NOTIFICATION_RULES[kind].group),
  );
  expect(groups).toEqual([...groups].sort((left, right) => left - right));
  const names = NOTIFICATION_KINDS.map((kind) => NOTIFICATION_RULES[kind].name);
  expect(new Set(names).size).toBe(names.length);
});

test('a person’s own word decides, else what the kind begins with', () => {
  for (const kind of NOTIFICATION_KINDS) {
    for (const channel of CHANNELS) {
      const begins = NOTIFICATION_RULES[kind].defaults[channel];
      expect(isChannelOn([], kind, channel)).toBe(begins);
      expect(isChannelOn([{ kind, channel, isOn: !begins }], kind, channel)).toBe(!begins);
    }
  }
  expect(isChannelOn([{ kind: 'points', channel: 'push', isOn: false }], 'points', 'letter')).toBe(false);
});
