/** Installs what tests need and a machine may lack, while its processors are at other tests. */
import { postgresMissing } from '@/tests/helpers/postgres-install';
import { ensureChromium, ensureShell } from './lib/chromium.mjs';

postgresMissing();
ensureChromium();
ensureShell();
