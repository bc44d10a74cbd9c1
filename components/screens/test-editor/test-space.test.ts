import { beforeEach, expect, test, vi } from 'vitest';
import { TEST_SPACES } from './test-space';
import { blankTest, type SavedTest } from './test-values';

const { portal, programme } = vi.hoisted(() => ({ portal: vi.fn(), programme: vi.fn() }));
vi.mock('@/api/testing/queries', async (load) => ({
  ...(await load<object>()),
  ...{ makeTest: portal, saveTest: portal },
}));
vi.mock('@/api/programmetests/queries', async (load) => ({
  ...(await load<object>()),
  ...{ makeProgrammeTest: programme, saveProgrammeTest: programme },
}));
beforeEach(() => vi.clearAllMocks());

const values = { ...blankTest({ markId: 'lrp' }), title: 'Барьер', month: '2026-11' };
const saved = { id: '7', startDate: null, endDate: null, stepSlug: 'final' } as unknown as SavedTest;

test('a test of the programme goes to its server with its month, as the last step', async () => {
  await TEST_SPACES.programme.make(values, true, 'key');
  expect(programme).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Барьер', month: '2026-11', stepSlug: 'step-4', publish: true }),
    'key',
  );
  expect(portal).not.toHaveBeenCalled();
});

test('one that is saved keeps the step it had', async () => {
  await TEST_SPACES.programme.save(saved, values, { publish: false, seenAt: 'then' });
  expect(programme).toHaveBeenCalledWith(
    '7',
    expect.objectContaining({ stepSlug: 'final', publish: false, seenAt: 'then' }),
  );
});

test('a test of the portal has neither', async () => {
  await TEST_SPACES.portal.make(values, false, 'key');
  await TEST_SPACES.portal.save(saved, values, { publish: false });
  const [[made], [, kept]] = portal.mock.calls as [[unknown], [unknown, unknown]];
  for (const second of [made, kept]) {
    expect(second).toHaveProperty('title', 'Барьер');
    expect(second).not.toHaveProperty('month');
    expect(second).not.toHaveProperty('stepSlug');
  }
});
