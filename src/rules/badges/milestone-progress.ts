/**
 * Returns the achieved share of a milestone's badges, in whole percent, rounded half up; 0 without badges
 * (docs/specification.md, section 3).
 */
export function getMilestoneProgress(achieved: number, total: number): number {
  return total === 0 ? 0 : Math.round((achieved * 100) / total);
}
