/** A progress bar. `text` is its accessible text: "3 van 14". */
export function ProgressBar({ label, value, max, text }: { label: string; value: number; max: number; text: string }) {
  return (
    <div className="progress-bar">
      <progress aria-label={label} value={value} max={max} />
      <span>{text}</span>
    </div>
  );
}
