import { IconButton, type IconButtonProps } from '@/components/ui/icon-button/icon-button';

type RowMenuFaceProps = Omit<IconButtonProps, 'icon' | 'label' | 'name'> & {
  /** The row's name. */
  of: string;
};

/** The button of a row's menu. Without a script the links of the row itself remain. */
export const RowMenuFace = ({ of, ...rest }: RowMenuFaceProps) => (
  <IconButton icon="more" aria-haspopup="menu" data-script="" {...rest} label={`Действия: ${of}`} />
);
