import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { PORTAL_NAME } from '@/lib/domain/brands';
import { certificateReason } from '@/lib/domain/certificate';
import { formatDate } from '@/lib/format/date';
import { brandOf, palettes, white, type Palette } from '../../pictures/palettes';
import type { presentCheck } from './certificate-row';

export type CertificateFacts = ReturnType<typeof presentCheck>;
type Pdf = PDFKit.PDFDocument;
interface Sheet {
  pdf: Pdf;
  palette: Palette;
}

const { resolve } = createRequire(import.meta.url);
const fontOf = (weight: string) => resolve(`@expo-google-fonts/onest/${weight}/Onest_${weight}.ttf`);
const FONTS = { text: fontOf('400Regular'), strong: fontOf('600SemiBold'), bold: fontOf('700Bold') };

/** A4 landscape, in typographic points. */
const [WIDTH, HEIGHT] = [841.89, 595.28];
/** Width of the brand's panel on the left. */
const PANEL = 252;
const EDGE = 44;
const LEFT = PANEL + 52;
const ROOM = WIDTH - LEFT - 52;
const INK = '#12262F';
const INK_2 = '#42555E';
const BAD = '#BB2D38';
/** Path of the portal's drop, on a square of 32. */
const DROP = 'M16 1.5C24.5 10 28 15 28 19.5A12 12 0 0 1 4 19.5C4 15 7.5 10 16 1.5z';

function logo({ pdf, palette }: Sheet): void {
  pdf.save().translate(EDGE - 4, EDGE - 4);
  pdf.path(DROP).fill('#FFFFFF');
  pdf.lineWidth(3).lineCap('round').strokeColor(palette.main);
  pdf.moveTo(16, 12).lineTo(16, 25).moveTo(9.5, 18.5).lineTo(22.5, 18.5).stroke().restore();
  pdf
    .font('bold')
    .fontSize(19)
    .fillColor('#FFFFFF')
    .text(PORTAL_NAME, EDGE + 36, EDGE + 1, { lineBreak: false });
}

/** Draws the panel with its drops, each with a glint. */
function panel(sheet: Sheet): void {
  const { pdf, palette } = sheet;
  const ground = pdf.linearGradient(0, 0, PANEL, HEIGHT);
  ground.stop(0, palette.main).stop(1, palette.deep);
  pdf.rect(0, 0, PANEL, HEIGHT).fill(ground);
  pdf.save().rect(0, 0, PANEL, HEIGHT).clip();
  const drops = [
    [206, 190, 92, 0.16],
    [58, 292, 54, 0.2],
    [176, 330, 22, 0.34],
    [34, 160, 16, 0.3],
    [112, 216, 11, 0.4],
  ] as const;
  for (const [x, y, r, alpha] of drops) {
    pdf.circle(x, y, r).fillOpacity(alpha).fill(palette.mid);
    pdf
      .ellipse(x - r * 0.34, y - r * 0.42, r * 0.26, r * 0.14)
      .fillOpacity(Math.min(1, alpha * 2.4))
      .fill('#FFFFFF');
  }
  pdf.fillOpacity(1).restore();
  logo(sheet);
}

/** White modules around a QR code, without which some readers do not see it (ISO/IEC 18004). */
const QUIET = 4;

/** Draws the QR code of the public page as squares: sharp at any size. */
function code({ pdf }: Sheet, address: string, number: string): void {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET });
  const side = 140;
  const top = HEIGHT - EDGE - 46 - side;
  pdf.roundedRect(EDGE, top, side, side, 12).fill('#FFFFFF');
  const dot = side / size;
  for (const [y, line] of data.entries())
    for (const [x, dark] of line.entries())
      if (dark) pdf.rect(EDGE + x * dot, top + y * dot, dot + 0.1, dot + 0.1);
  pdf.fill(INK);
  const words = { width: PANEL - EDGE - 12, lineBreak: false } as const;
  pdf.font('text').fontSize(9.5).fillColor('#FFFFFF').fillOpacity(0.86);
  pdf.text('Проверка подлинности', EDGE, HEIGHT - EDGE - 32, words).fillOpacity(1);
  pdf
    .font('strong')
    .fontSize(11.5)
    .text(number, EDGE, HEIGHT - EDGE - 17, words);
}

/** Sets the largest of the sizes at which the text fits `height`: long names and titles get smaller ones. */
function fitted(
  { pdf }: Sheet,
  text: string,
  { font, sizes, height }: { font: string; sizes: number[]; height: number },
) {
  pdf.font(font);
  const fits = (size: number) =>
    pdf.fontSize(size).heightOfString(text, { width: ROOM, lineGap: 1 }) <= height;
  return pdf.fontSize(sizes.find(fits) ?? sizes.at(-1) ?? 10);
}

/** Draws the texts one below another, so that a short name leaves no gap. */
function words(sheet: Sheet, { holder, title, subtitle, brandName, status }: CertificateFacts): void {
  const { pdf, palette } = sheet;
  const line = { width: ROOM, lineGap: 1 };
  const small = (text: string, y: number) =>
    pdf.font('text').fontSize(13).fillColor(INK_2).text(text, LEFT, y, line);
  pdf
    .font('bold')
    .fontSize(42)
    .fillColor(palette.deep)
    .text('Сертификат', LEFT, EDGE + 2, line);
  pdf
    .moveTo(LEFT + 2, 116)
    .lineTo(LEFT + 58, 116)
    .lineWidth(4)
    .lineCap('round')
    .stroke(palette.main);
  small('Выдан', 148);
  fitted(sheet, holder ?? '', { font: 'bold', sizes: [31, 28, 25, 22, 19, 16], height: 84 });
  pdf.fillColor(palette.main).text(holder ?? '', LEFT, pdf.y + 2, line);
  small(certificateReason(subtitle), pdf.y + 22);
  fitted(sheet, title, { font: 'strong', sizes: [24, 21, 18, 15, 12], height: 92 });
  pdf.fillColor(INK).text(title, LEFT, pdf.y + 4, line);
  small(`${brandName}. ${subtitle}.`, pdf.y + 12);
  if (status === 'revoked') revoked(sheet);
}

function revoked({ pdf }: Sheet): void {
  pdf.save().rotate(-8, { origin: [LEFT + ROOM - 90, 84] });
  pdf
    .roundedRect(LEFT + ROOM - 160, 62, 150, 40, 8)
    .lineWidth(3)
    .stroke(BAD);
  pdf
    .font('bold')
    .fontSize(19)
    .fillColor(BAD)
    .text('ОТОЗВАН', LEFT + ROOM - 160, 71, { width: 150, align: 'center' });
  pdf.restore();
}

function foot({ pdf, palette }: Sheet, { issuedAt }: CertificateFacts, address: string): void {
  const top = HEIGHT - EDGE - 74;
  pdf
    .moveTo(LEFT, top - 16)
    .lineTo(LEFT + ROOM, top - 16)
    .lineWidth(1)
    .stroke(white(palette.mid, 0.4));
  const half = { width: 150 };
  pdf.font('text').fontSize(9.5).fillColor(INK_2).text('Дата выдачи', LEFT, top, half);
  pdf
    .font('strong')
    .fontSize(13)
    .fillColor(INK)
    .text(formatDate(issuedAt), LEFT, top + 14, half);
  const rest = { width: ROOM - 170 };
  pdf
    .font('text')
    .fontSize(9.5)
    .fillColor(INK_2)
    .text('Проверить', LEFT + 170, top, rest);
  pdf.font('strong').fontSize(10).fillColor(INK);
  pdf.text(address.replace(/^https?:\/\//, ''), LEFT + 170, top + 16, { ...rest, link: address });
  const note = 'Подтверждает внутреннее обучение на портале и не заменяет документ об образовании.';
  pdf
    .font('text')
    .fontSize(8.5)
    .fillColor(INK_2)
    .text(note, LEFT, HEIGHT - EDGE - 17, { width: ROOM, lineBreak: false });
}

/**
 * Draws a certificate as PDF: one A4 landscape page in the brand's colours, with the QR code of `address`, its public
 * page.
 */
export function drawCertificate(facts: CertificateFacts, address: string): ReadableStream<Uint8Array> {
  const CreationDate = new Date(facts.issuedAt);
  const info = { Title: `Сертификат: ${facts.title}`, Author: PORTAL_NAME, CreationDate };
  const pdf = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    lang: 'ru',
    displayTitle: true,
    info,
  });
  for (const [name, file] of Object.entries(FONTS)) pdf.registerFont(name, file);
  const sheet = { pdf, palette: palettes[brandOf(facts.brand ?? '')] };
  panel(sheet);
  code(sheet, address, facts.number);
  words(sheet, facts);
  foot(sheet, facts, address);
  pdf.end();
  return Readable.toWeb(pdf as unknown as Readable) as ReadableStream<Uint8Array>;
}
