/** This browser takes push no more, whatever the services know of it. Never rejects. */
export async function dropPush(): Promise<void> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    const subscription = await worker?.pushManager?.getSubscription();
    await subscription?.unsubscribe();
  } catch {
    // its push service is away: the session has ended, so nobody writes to it
  }
}
