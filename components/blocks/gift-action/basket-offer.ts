import { dismissToast, toast } from '@/components/ui/toast/toast-store';

let shown = 0;

/** Offers the way to the basket: on a phone the link above the list is out of sight by now. */
export function offerBasket(open: () => void): void {
  shown = toast({
    text: 'Подарок в корзине',
    kind: 'good',
    action: { label: 'Открыть корзину', onPress: open },
  });
}

/** Once the catalogue is left, the offer would only stand before the basket's own buttons. */
export const withdrawOffer = () => dismissToast(shown);
