import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { spelledAlike } from '../session/client-address';
import { networkOf, plainAddress, widerNetworkOf } from '../session/network-of';
import { Places, type Limits } from './places';

/** Idle connections in the order they became idle, each with the function that frees its place. */
class Idle {
  private readonly idle = new Map<Socket, () => void>();
  private readonly leaves = new WeakMap<Socket, () => void>();
  private readonly underWay = new WeakMap<Socket, number>();

  opened(socket: Socket, leave: () => void): void {
    this.leaves.set(socket, leave);
    this.idle.set(socket, leave);
    socket.once('close', () => {
      this.idle.delete(socket);
      leave();
    });
  }

  /** Pipelined requests are several at once on one connection. */
  asked(socket: Socket, response: ServerResponse): void {
    const leave = this.leaves.get(socket);
    if (!leave) return;
    this.idle.delete(socket);
    this.underWay.set(socket, (this.underWay.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (this.underWay.get(socket) ?? 1) - 1;
      this.underWay.set(socket, left);
      if (left === 0 && !socket.destroyed) this.idle.set(socket, leave);
    });
  }

  endOldest(): void {
    const [oldest] = this.idle;
    if (!oldest) return;
    const [socket, leave] = oldest;
    this.idle.delete(socket);
    leave();
    socket.destroy();
  }
}

/**
 * Limits the connections of one network and of one owner's networks (/48). When all places are taken, a new connection
 * replaces the oldest idle one: a browser reconnects by itself, and an unfinished request head is dropped.
 */
export function shareConnections(server: Server, trusted: readonly string[], places: Limits): void {
  const open = new Places(places);
  const believed = spelledAlike(trusted);
  const idle = new Idle();
  server.on('connection', (socket: Socket) => {
    const peer = plainAddress(socket.remoteAddress ?? '');
    if (believed.has(peer)) return;
    const makeRoom = () => idle.endOldest();
    const leave = open.take(networkOf(peer), { wider: widerNetworkOf(peer), makeRoom });
    if (leave) idle.opened(socket, leave);
    else socket.destroy();
  });
  server.prependListener('request', ({ socket }, response) => idle.asked(socket, response));
}
