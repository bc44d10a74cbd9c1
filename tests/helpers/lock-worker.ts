import { FolderLocked, lockFolder } from '../../backend/db/lock';

// starts the backend up to its lock; lock.test.ts runs it in its own process
process.on('message', () => {
  try {
    lockFolder(process.argv[2] ?? '');
    process.send?.('taken');
  } catch (error) {
    process.send?.(error instanceof FolderLocked ? 'locked' : String(error));
  }
});
process.send?.('ready');
