/**
 * Loaded with `node --import` by every child of `npm start`: ends the child when its parent ends, also by `kill -9`.
 * The parent's end closes the channel (stdio 'ipc', with END_WITH_PARENT=1) or the pipe (its number in
 * END_WITH_PARENT_FD), on Linux and macOS alike. The child first gets SIGTERM, later SIGKILL.
 */
import { Socket } from 'node:net';
import { isMainThread } from 'node:worker_threads';

/** Shorter than a living parent waits for a stop: an orphan keeps the port and the data folder occupied. */
const GRACE_MS = 3000;

function end() {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
}

function watchPipe(fd) {
  const pipe = new Socket({ fd, readable: true, writable: false });
  pipe.on('error', end).on('close', end).resume();
  pipe.unref();
}

// worker threads of a child load this module too
if (isMainThread) {
  const { END_WITH_PARENT: channel, END_WITH_PARENT_FD } = process.env;
  const fd = Number(END_WITH_PARENT_FD ?? 0);
  // only for this process: its own children load this module with their own channel
  delete process.env.END_WITH_PARENT;
  delete process.env.END_WITH_PARENT_FD;
  if (channel && process.channel) {
    process.once('disconnect', end);
    process.channel.unref();
  } else if (fd > 2) {
    watchPipe(fd);
  }
}
