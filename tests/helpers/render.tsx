import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';

/** Renders an element and sets up user events. */
export function renderWithUser(element: ReactElement): RenderResult & { user: UserEvent } {
  return { user: userEvent.setup(), ...render(element) };
}
