import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { ContentView } from '@/components/blocks/visit-beacon/content-view';
import { Visit } from '@/components/blocks/visit-beacon/visit';
import { Hidden } from '@/components/ui/hidden/hidden';
import { TextLink } from '@/components/ui/text-link/text-link';
import { isBuiltPage } from '@/lib/routes/is-built';
import { nameOfBrand } from '@/lib/session/guard';
import { LandingFrame } from './landing-frame';
import styles from './landing.module.css';
import type { Landing } from './load-landing';
import { NextSteps } from './next-steps';
import * as path from '@/lib/routes/path';

/** A landing over the whole page: the link back to its brand above it, the next steps and its marking below. */
export async function LandingScreen({ page }: { page: Landing }) {
  const { id, title, markId, executableFile } = page;
  const about = path.about(markId);
  const back = isBuiltPage(about) ? about : '/';
  const name = await nameOfBrand(markId);
  return (
    <div className={styles.landing} data-auth="whole" data-brand={markId}>
      <Visit />
      <ContentView type="page" id={id} />
      <Hidden as="h1">{title}</Hidden>
      <p className={styles.back}>
        <TextLink href={back}>{back === '/' ? 'На главную' : `К бренду ${name}`}</TextLink>
      </p>
      <LandingFrame src={executableFile} title={title} />
      <NextSteps brand={markId} name={name} />
      <div className={styles.mark}>
        <EridMark {...page} />
      </div>
    </div>
  );
}
