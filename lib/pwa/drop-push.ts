/**
 * This browser takes push no more, whatever the services know of it, and shows none of what came. Never rejects;
 * false: it is to be tried again.
 */
export async function dropPush(): Promise<boolean> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    const shown = (await worker?.getNotifications?.()) ?? [];
    for (const notification of shown) notification.close();
    const subscription = await worker?.pushManager?.getSubscription();
    await subscription?.unsubscribe();
    return true;
  } catch {
    // its push service is away: the worker shows nobody's words without a note of whose they are
    return false;
  }
}
