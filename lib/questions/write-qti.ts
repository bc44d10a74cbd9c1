import { shownOption, type WrittenQuestion } from './write-table';

interface QtiFile {
  name: string;
  text: string;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const QTI = 'http://www.imsglobal.org/xsd/imsqti_v2p1';
const ITEM = 'imsqti_item_xmlv2p1';
/** Characters that XML does not allow. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escaped = (text: string) =>
  text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

function itemXml({ text, type, explanation, options }: WrittenQuestion, id: string): string {
  const isSeveral = type === 'multiple_choice';
  const named = options.map((option, at) => ({ ...option, id: `a${String(at + 1)}` }));
  const right = named.filter(({ isRight }) => isRight);
  const choice = ({ id: own, explanation: why, ...option }: (typeof named)[number]) => {
    const said = `<feedbackInline outcomeIdentifier="FEEDBACK" identifier="${own}" showHide="show">${escaped(why)}</feedbackInline>`;
    return `<simpleChoice identifier="${own}">${escaped(shownOption(option))}${why ? said : ''}</simpleChoice>`;
  };
  const why = `<modalFeedback outcomeIdentifier="WHY" identifier="why" showHide="show">${escaped(explanation)}</modalFeedback>`;
  return [
    `${XML}<assessmentItem xmlns="${QTI}" identifier="${id}" title="${id}" adaptive="false" timeDependent="false">`,
    `<responseDeclaration identifier="RESPONSE" cardinality="${isSeveral ? 'multiple' : 'single'}" baseType="identifier">`,
    `<correctResponse>${right.map((one) => `<value>${one.id}</value>`).join('')}</correctResponse>`,
    '<mapping defaultValue="0">',
    ...named.map((one) => `<mapEntry mapKey="${one.id}" mappedValue="${String(one.countPoints)}"/>`),
    '</mapping></responseDeclaration>',
    '<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>',
    '<outcomeDeclaration identifier="FEEDBACK" cardinality="multiple" baseType="identifier"/>',
    '<outcomeDeclaration identifier="WHY" cardinality="single" baseType="identifier"/>',
    `<itemBody><choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="${isSeveral ? '0' : '1'}">`,
    `<prompt>${escaped(text)}</prompt>`,
    ...named.map(choice),
    '</choiceInteraction></itemBody>',
    '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response"/>',
    ...(explanation ? [why] : []),
    '</assessmentItem>\n',
  ].join('\n');
}

/** XML of a test that asks the items in order. */
const testXml = (title: string, names: readonly string[]) =>
  [
    `${XML}<assessmentTest xmlns="${QTI}" identifier="test" title="${escaped(title)}">`,
    '<testPart identifier="part" navigationMode="nonlinear" submissionMode="simultaneous">',
    `<assessmentSection identifier="section" title="${escaped(title)}" visible="true">`,
    ...names.map((name) => `<assessmentItemRef identifier="${name}" href="items/${name}.xml"/>`),
    '</assessmentSection></testPart></assessmentTest>\n',
  ].join('\n');

const resource = (id: string, type: string, href: string) =>
  `<resource identifier="${id}" type="${type}" href="${href}"><file href="${href}"/></resource>`;

/** Writes questions as a QTI 2.1 package, without pictures and materials to read. */
export function writeQti(title: string, questions: readonly WrittenQuestion[]): QtiFile[] {
  const names = questions.map((_, at) => `q${String(at + 1)}`);
  const manifest = [
    `${XML}<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="package">`,
    '<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>',
    '<organizations/><resources>',
    resource('test', 'imsqti_test_xmlv2p1', 'test.xml'),
    ...names.map((name) => resource(name, ITEM, `items/${name}.xml`)),
    '</resources></manifest>\n',
  ].join('\n');
  return [
    { name: 'imsmanifest.xml', text: manifest },
    { name: 'test.xml', text: testXml(title, names) },
    ...questions.map((question, at) => ({
      name: `items/${names[at] ?? ''}.xml`,
      text: itemXml(question, names[at] ?? ''),
    })),
  ];
}
