type Report = (error: unknown) => void;

/** One per process: the server's parts are bundled apart and share no module. */
const PER_PROCESS = Symbol.for('portal.defects');
const held = globalThis as { [PER_PROCESS]?: Report };

export function provideDefectReports(report: Report): void {
  held[PER_PROCESS] = report;
}

/** A defect that became an answer and so never reaches Next: reported where reports are configured. */
export function reportDefect(error: unknown): void {
  held[PER_PROCESS]?.(error);
}
