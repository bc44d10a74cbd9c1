'use client';

import { PictureField } from '@/components/blocks/editor/picture-field';
import type { FormFieldProps } from '@/components/forms/use-form-field';
import { useTestPlace } from './test-place';
import { TEST_SPACES } from './test-space';

/** A picture of the test, of a question or of an answer, in the store of the test's own server. */
export function TestPicture(props: FormFieldProps) {
  const { space } = useTestPlace();
  return <PictureField {...props} optional purpose="test" upload={TEST_SPACES[space].sendPicture} />;
}
