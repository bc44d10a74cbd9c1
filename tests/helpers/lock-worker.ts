import { FolderLocked, lockFolder } from '../../backend/db/lock';

// a start of the backend as far as its lock goes: run by lock.test.ts as a process of its own
process.on('message', () => {
  try {
    lockFolder(process.argv[2] ?? '');
    process.send?.('taken');
  } catch (error) {
    process.send?.(error instanceof FolderLocked ? 'locked' : String(error));
  }
});
process.send?.('ready');
