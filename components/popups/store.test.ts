import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  closeAllPopups,
  closePopup,
  closePopupByKey,
  dropPopup,
  forgetPopup,
  isPopupOpen,
  openPopup,
  openedPopups,
  subscribeToPopups,
} from './store';

const names = () => openedPopups().map(({ name, open }) => `${name}${open ? '' : ' (leaving)'}`);

const empty = () => openedPopups().forEach(({ key }) => forgetPopup(key));
beforeEach(empty);
afterEach(empty);

describe('the stack of popups', () => {
  test('nothing is open at first, and closing nothing does nothing', () => {
    const heard = vi.fn();
    const stop = subscribeToPopups(heard);
    closePopup();
    closeAllPopups();
    expect(openedPopups()).toEqual([]);
    expect(heard).not.toHaveBeenCalled();
    stop();
  });

  test('a popup opens over another, and closing takes the top one', () => {
    openPopup('points-history', { brand: 'lrp' });
    openPopup('points-transfer');
    closePopup();
    expect(names()).toEqual(['points-history', 'points-transfer (leaving)']);
    closePopup();
    expect(names()).toEqual(['points-history (leaving)', 'points-transfer (leaving)']);
  });

  test('a double click on what opens a popup opens one', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
    openPopup('rules');
    now.mockReturnValue(10_200);
    openPopup('rules');
    openPopup('thanks');
    expect(names()).toEqual(['rules', 'thanks']);
    now.mockReturnValue(11_000);
    openPopup('thanks');
    expect(names()).toEqual(['rules', 'thanks', 'thanks']);
    now.mockRestore();
  });

  test('a popup stays until it is off the screen, then it is forgotten', () => {
    openPopup('rules');
    const key = openedPopups()[0]?.key ?? 0;
    closePopup();
    expect(openedPopups()).toHaveLength(1);
    expect(isPopupOpen('rules')).toBe(false);
    forgetPopup(key);
    expect(openedPopups()).toEqual([]);
  });

  test('closing the lower one leaves what was opened over it, in its place', () => {
    openPopup('confirm', { onYes: () => undefined });
    openPopup('thanks');
    const [asker, thanks] = openedPopups();
    closePopupByKey(asker?.key ?? 0);
    forgetPopup(asker?.key ?? 0);
    expect(names()).toEqual(['confirm (leaving)', 'thanks']);
    forgetPopup(thanks?.key ?? 0);
    expect(openedPopups()).toEqual([]);
  });

  test('one that broke goes with what stands over it', () => {
    openPopup('user-edit');
    openPopup('rules');
    dropPopup(openedPopups()[0]?.key ?? 0);
    expect(openedPopups()).toEqual([]);
  });

  test('two openings of one popup are told apart', () => {
    openPopup('message', { title: 'Первое', text: '' });
    openPopup('message', { title: 'Второе', text: '' });
    const [first, second] = openedPopups();
    expect(first?.key).not.toBe(second?.key);
  });

  test('every change is told', () => {
    const heard = vi.fn();
    const stop = subscribeToPopups(heard);
    openPopup('rules');
    closePopup();
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    openPopup('rules');
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
