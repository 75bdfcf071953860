import { useState } from 'react';
import Layout from '@theme/Layout';

/** A page with state of its own, which stays an ordinary page of React. */
export default function Home() {
  const [count, setCount] = useState(0);
  return (
    <Layout title="Home">
      <main className="container">
        <button type="button" onClick={() => setCount(count + 1)}>
          Pressed {count} times
        </button>
      </main>
    </Layout>
  );
}
