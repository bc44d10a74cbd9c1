import { perProcess } from '../http/per-process';

type Report = (error: unknown) => void;

const held = () => perProcess<{ report?: Report }>('defects', () => ({}));

export function provideDefectReports(report: Report): void {
  held().report = report;
}

/** Reports a defect that was turned into a response and so never reaches Next; no effect without a reporter. */
export function reportDefect(error: unknown): void {
  held().report?.(error);
}
