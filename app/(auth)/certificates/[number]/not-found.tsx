import type { Metadata } from 'next';
import { NoCertificateScreen } from '@/components/screens/certificate-check/ask-number-screen';

export const metadata: Metadata = { title: 'Сертификата с таким номером нет' };

export default function NotFound() {
  return <NoCertificateScreen />;
}
