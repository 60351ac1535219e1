export function NotMedicalAdvice() {
  return <p className="text-ink-500 text-sm">A plan is a suggestion, not medical advice.</p>;
}
