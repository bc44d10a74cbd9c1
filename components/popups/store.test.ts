import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  closeAllPopups,
  closePopup,
  closePopupByKey,
  forgetPopup,
  isPopupOpen,
  openPopup,
  openedPopups,
  subscribeToPopups,
} from './store';

const names = () => openedPopups().map(({ name, open }) => `${name}${open ? '' : ' (leaving)'}`);

afterEach(() => {
  for (const { key } of openedPopups()) forgetPopup(key);
});

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

  test('a popup stays until it is off the screen, then it is forgotten', () => {
    openPopup('rules');
    const key = openedPopups()[0]?.key ?? 0;
    closePopup();
    expect(openedPopups()).toHaveLength(1);
    expect(isPopupOpen('rules')).toBe(false);
    forgetPopup(key);
    expect(openedPopups()).toEqual([]);
  });

  test('closing the lower one takes what stands over it along', () => {
    openPopup('user-edit');
    openPopup('confirm', { onYes: () => undefined });
    closePopupByKey(openedPopups()[0]?.key ?? 0);
    expect(names()).toEqual(['user-edit (leaving)', 'confirm (leaving)']);
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
