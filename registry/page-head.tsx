/** The top of a page to read: its title and what it is about. */
export function PageHead({ title, lead }: { title: string; lead?: string | undefined }) {
  return (
    <header className="page-head page-width">
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </header>
  );
}
