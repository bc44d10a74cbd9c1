/**
 * Ends this browser's push subscription, whatever the services know of it, and closes shown notifications. Never
 * rejects; false: to be repeated later.
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
    // the push service is unreachable; without a note of its owner the worker shows no text of a push
    return false;
  }
}
