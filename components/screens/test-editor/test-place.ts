import { createContext, useContext } from 'react';
import type { TestPlace } from './test-space';

interface WrittenPlace extends TestPlace {
  /** Null for a new one. */
  testId: string | null;
}

/** Id of the test that is being written, and where it belongs. */
export const TestPlaceContext = createContext<WrittenPlace>({
  ...{ space: 'portal', months: [], finishAt: null },
  testId: null,
});
export const useTestPlace = () => useContext(TestPlaceContext);
