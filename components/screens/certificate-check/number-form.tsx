import { Button } from '@/components/ui/button/button';
import { describe } from '@/components/ui/field/describe';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/input/input';
import { Stack } from '@/components/ui/stack/stack';
import { CERTIFICATES_PATH } from '@/lib/domain/certificate';

/** Asks for a number; a plain form, so it works before any script. */
export function NumberForm({ typed, error }: { typed?: string; error?: string | undefined }) {
  return (
    <form action={CERTIFICATES_PATH} aria-label="Проверка сертификата">
      <Stack>
        <Field
          id="number"
          label="Номер сертификата"
          hint="Шестнадцать букв и цифр, например 7K3M-9QWT-4HZB-2CDE"
          error={error}
        >
          <Input
            {...describe('number', { hint: true, error })}
            name="number"
            defaultValue={typed}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
        </Field>
        <Button type="submit" wide>
          Проверить
        </Button>
      </Stack>
    </form>
  );
}
