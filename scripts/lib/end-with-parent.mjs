/**
 * Loaded with `node --import` by every child of `npm start`: the child ends when its parent does, `kill -9` of the
 * parent included. A parent's end closes the channel (stdio 'ipc', with END_WITH_PARENT=1) or the pipe (its number in END_WITH_PARENT_FD) on
 * Linux and macOS alike. First the orderly stop by SIGTERM, then the hard one.
 */
import { Socket } from 'node:net';
import { isMainThread } from 'node:worker_threads';

/** An orphan holds the port and the data folder: shorter than the stop that a living parent waits for. */
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

// the threads of a child load it too
if (isMainThread) {
  const { END_WITH_PARENT: channel, END_WITH_PARENT_FD } = process.env;
  const fd = Number(END_WITH_PARENT_FD ?? 0);
  // of this process alone: what it starts itself loads this too, with a channel of its own
  delete process.env.END_WITH_PARENT;
  delete process.env.END_WITH_PARENT_FD;
  if (channel && process.channel) {
    process.once('disconnect', end);
    process.channel.unref();
  } else if (fd > 2) {
    watchPipe(fd);
  }
}
