import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// Machines are shared and noisy: what comes at all comes within this.
configure({ asyncUtilTimeout: 10_000 });
