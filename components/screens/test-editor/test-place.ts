import { createContext, useContext } from 'react';
import type { TestPlace } from './test-space';

/** Where the test that is being written belongs. */
export const TestPlaceContext = createContext<TestPlace>({ space: 'portal', months: [], finishAt: null });
export const useTestPlace = () => useContext(TestPlaceContext);
