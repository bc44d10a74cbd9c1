import { dismissToast, toast } from '@/components/ui/toast/toast-store';

let shown = 0;

/** Shows a toast with a link to the basket: on a phone the link above the list is scrolled out of view. */
export function offerBasket(open: () => void): void {
  shown = toast({
    text: 'Подарок в корзине',
    kind: 'good',
    action: { label: 'Открыть корзину', onPress: open },
  });
}

/** Removes the toast when the catalogue is left: it would cover the basket's buttons. */
export const withdrawOffer = () => dismissToast(shown);
