import { importAddress } from '@/components/blocks/import-wizard/import-address';
import * as path from '@/lib/routes/path';

export const visitsImport = importAddress(path.orderUploading());
