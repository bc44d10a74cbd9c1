import { violated } from '../../db/transaction';

/** Whether the error says that another training of the topic has this instant and place. */
export const isSameSlot = (error: unknown) => violated(error) === 'trainings_same_slot_index';
