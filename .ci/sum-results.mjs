// Adds up the counts of vitest's JSON reports. Arguments name the steps that exited with an error.
// The last line printed is "N passed, N failed"; the exit status is 1 if anything failed or no test ran.
import { readFileSync } from 'node:fs';

const REPORTS = { test: '.cache/test-results.json', 'test:e2e': '.cache/e2e-results.json' };
const broken = new Set(process.argv.slice(2));
let passed = 0;
let failed = 0;

for (const [step, path] of Object.entries(REPORTS)) {
  const counts = read(path);
  console.log(`${step}: ${counts.passed} passed, ${counts.failed} failed`);
  passed += counts.passed;
  failed += counts.failed;
  const isSilent = counts.passed === 0 || (broken.has(step) && counts.failed === 0);
  if (isSilent) {
    console.log(`${step} ${counts.passed === 0 ? 'ran no test that passed' : 'failed outside its tests'}`);
    failed++;
  }
  broken.delete(step);
}
for (const step of broken) {
  console.log(`${step} failed`);
  failed++;
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Counts of a report. A file whose tests could not even be gathered counts as one failure. */
function read(path) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(path, 'utf8'));
    const ungathered = testResults.filter(
      (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
    );
    return { passed: numPassedTests, failed: numFailedTests + ungathered.length };
  } catch (error) {
    console.log(`${path}: ${error.message}`);
    return { passed: 0, failed: 0 };
  }
}
