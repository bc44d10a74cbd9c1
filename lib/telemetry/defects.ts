import { perProcess } from '../http/per-process';

type Report = (error: unknown) => void;

const held = () => perProcess<{ report?: Report }>('defects', () => ({}));

export function provideDefectReports(report: Report): void {
  held().report = report;
}

/** A defect that became an answer and so never reaches Next: reported where reports are configured. */
export function reportDefect(error: unknown): void {
  held().report?.(error);
}
