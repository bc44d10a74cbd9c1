import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hearPresses } from '@/components/popups/presses';
import { forgetPopup, openedPopups } from '@/components/popups/store';
import { renderWithUser } from '@/tests/helpers/render';
import { Footer } from '../footer/footer';
import { LayoutAuth } from './layout-auth';

// the real component reads the request's cookies
vi.mock('../theme-choice/theme-choice', () => ({ ThemeChoice: () => null }));
beforeEach(hearPresses);
afterEach(() => openedPopups().forEach(({ key }) => forgetPopup(key)));

test.each([
  ['a page nobody has to sign in to', <LayoutAuth key="auth">Вход</LayoutAuth>],
  ['a signed-in page', <Footer key="footer" />],
])('the foot of %s leads to the settings of cookies', async (_, element) => {
  const { user } = renderWithUser(element);
  const foot = within(screen.getByRole('contentinfo'));
  await user.click(foot.getByRole('button', { name: 'Настройки cookie' }));
  expect(openedPopups().map(({ name }) => name)).toEqual(['cookies']);
});
