/** Title and introduction of a content page. */
export function PageHead({ title, lead }: { title: string; lead?: string | undefined }) {
  return (
    <header className="page-head page-width">
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </header>
  );
}
