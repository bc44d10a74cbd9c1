import { ArticleCard } from '@/components/blocks/article-card/article-card';
import { BannerCarousel } from '@/components/blocks/banner-carousel/banner-carousel';
import { BrandTiles } from '@/components/blocks/brand-tiles/brand-tiles';
import { CertificateList } from '@/components/blocks/certificate-list/certificate-list';
import { MessageList } from '@/components/blocks/message-list/message-list';
import { NearestTrainings } from '@/components/blocks/nearest-trainings/nearest-trainings';
import { PartError } from '@/components/blocks/part-error/part-error';
import { markPointsOf } from '@/components/blocks/points-rings/mark-points';
import { PointsRings } from '@/components/blocks/points-rings/points-rings';
import { ProgrammeStrip } from '@/components/blocks/programme-strip/programme-strip';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Section } from '@/components/ui/section/section';
import { TextLink } from '@/components/ui/text-link/text-link';
import { Tiles } from '@/components/ui/tiles/tiles';
import { PageWrap } from '@/components/blocks/flat/page-wrap';
import * as path from '@/lib/routes/path';
import { ContinueBlock } from './continue-block';
import { CourseBlock } from './course-block';
import { Hello } from './hello';
import { HistoryButton } from './history-button';
import styles from './home.module.css';
import { FirstDay } from './first-day';
import { FreshBlock } from './fresh-block';
import { LedBlock } from './led-block';
import type { HomeData } from './load-home';
import { OfferedBlock } from './offered-block';
import { PasswordLinkNote } from './password-link-note';
import { MOSAIC, pickMixed, READ_MORE } from './pick-mixed';
import { RadarBlock } from './radar-block';
import { WorkBlock } from './work-block';

interface HomeScreenProps {
  data: HomeData;
  now: Date;
  /** The person opened a link for a new password while signed in. */
  refusedLink: boolean;
}

/** Home page: what a pharmacist needs next. Empty blocks are not shown. */
export function HomeScreen({ data, now, refusedLink }: HomeScreenProps) {
  const { me, fresh } = data;
  return (
    <PageWrap>
      {refusedLink && <PasswordLinkNote />}
      <Hello now={now} firstName={me.firstName} fresh={countNew(data)} />
      {data.programme && <ProgrammeStrip countdown={data.programme} />}
      <WorkBlock tools={data.tools} work={data.work} />
      <RadarBlock radar={data.radar} />
      <LedBlock led={data.led} now={now} />
      <FirstDay steps={data.first} />
      <Top data={data} now={now} />
      <Ahead data={data} now={now} />
      <CourseBlock course={data.course} />
      <Rings data={data} />
      <FreshBlock fresh={fresh} popular={data.popular} now={now} />
      <Brands data={data} />
      <Certificates certificates={data.certificates} />
      <ReadMore articles={data.articles} fresh={fresh} />
    </PageWrap>
  );
}

function Top({ data: { banners, begun }, now }: { data: HomeData; now: Date }) {
  const shown = banners?.items ?? [];
  const half = begun?.items ?? [];
  if (begun && shown.length === 0 && half.length === 0) return null;
  return (
    <div className={styles.top} data-both={(shown.length > 0 && half.length > 0) || undefined}>
      {half.length > 0 && <ContinueBlock items={half} total={begun?.page?.total ?? half.length} />}
      {shown.length > 0 && <BannerCarousel banners={shown} now={now} />}
      {!begun && <PartError what="Начатые материалы" href={path.home()} />}
    </div>
  );
}

/** Trainings and messages, side by side when both exist and there is room. */
function Ahead({ data: { trainings, offered, messages }, now }: { data: HomeData; now: Date }) {
  const both = Boolean((trainings?.items.length || offered.length) && messages?.items.length);
  return (
    <div className={styles.ahead} data-both={both || undefined}>
      <NearestTrainings trainings={trainings} now={now} />
      <OfferedBlock offered={offered} now={now} />
      <Messages messages={messages} />
    </div>
  );
}

function Rings({ data }: { data: HomeData }) {
  const marks = markPointsOf(data);
  const hasPoints = marks.some(({ points }) => points > 0);
  // staff without points and newcomers do not see empty rings
  if (data.tools.length > 0 && !hasPoints) return null;
  const shown = data.first.length > 0 && !hasPoints ? [] : marks;
  // the reason why gifts are closed is shown even without points
  if (shown.length === 0 && !data.giftsClosed) return null;
  return (
    <Section title="Баллы по брендам" aside={shown.length > 0 && <HistoryButton />}>
      <PointsRings marks={shown} closed={data.giftsClosed} />
    </Section>
  );
}

/** Number of new items; the total of the list when the services return no counts. */
const countNew = ({ begun, fresh }: HomeData) =>
  begun?.meta.counts?.states.find(({ value }) => value === 'new')?.count ?? fresh?.page?.total ?? 0;

function Brands({ data: { begun, brands: routed } }: { data: HomeData }) {
  const counts = begun?.meta.counts?.marks ?? [];
  const brands = routed.map(({ slug, name }) => ({
    slug,
    name,
    count: counts.find(({ value }) => value === slug)?.count ?? 0,
  }));
  return (
    <Section title="Бренды">
      <BrandTiles brands={brands} />
    </Section>
  );
}

/** Unread messages only; read ones are in the account. */
function Messages({ messages }: Pick<HomeData, 'messages'>) {
  if (!messages?.items.length) return null;
  const all = (
    <TextLink href={`${path.account()}#messages`} plain icon="right">
      Все<Hidden> сообщения</Hidden>
    </TextLink>
  );
  return (
    <Section title="Сообщения редакции" aside={all}>
      <MessageList items={messages.items} />
    </Section>
  );
}

/** Earned certificates only, without an example. */
function Certificates({ certificates }: Pick<HomeData, 'certificates'>) {
  if (!certificates?.items.length) return null;
  const all = (
    <TextLink href={path.accountCertificates()} plain icon="right">
      Все сертификаты
    </TextLink>
  );
  return (
    <Section title="Сертификаты" aside={all}>
      <CertificateList items={certificates.items} wide />
    </Section>
  );
}

/** Articles not read yet and not in the mosaic above. */
function ReadMore({ articles, fresh }: Pick<HomeData, 'articles' | 'fresh'>) {
  const above = new Set(pickMixed(fresh?.items ?? [], MOSAIC).map(({ id }) => id));
  const left = (articles?.items ?? []).filter((item) => !item.isRead && !above.has(`article-${item.id}`));
  if (left.length === 0) return null;
  const all = (
    <TextLink href={path.news()} plain icon="right">
      Все статьи
    </TextLink>
  );
  return (
    <Section title="Почитать" aside={all}>
      <Tiles columns={4}>
        {left.slice(0, READ_MORE).map((item) => (
          <ArticleCard key={item.id} item={item} branded />
        ))}
      </Tiles>
    </Section>
  );
}
