// Made from `lib/routes/pages.ts` by `npm run paths`: change that file.

/** The brand at the head of an address; nothing for every brand together. */
const ofBrand = (brand?: string | null) =>
  brand && brand !== 'empty' ? `/${encodeURIComponent(brand)}` : '';
export const home = () => '/' as const;
export const login = () => '/login' as const;
export const registration = () => '/registration' as const;
export const restore = () => '/restore' as const;
export const certificates = () => '/certificates' as const;
export const certificate = (number: string) => `/certificates/${encodeURIComponent(number)}`;
export const unsubscribe = () => '/unsubscribe' as const;
export const guestBooking = () => '/guest-booking' as const;
export const offline = () => '/offline' as const;
export const kit = () => '/kit' as const;
export const kitFailure = () => '/kit/failure' as const;
export const redirectRefused = () => '/redirect-refused' as const;
export const soon = () => '/soon' as const;
export const novelties = () => '/novelties' as const;
export const search = () => '/search-results' as const;
export const about = (brand?: string | null) => `${ofBrand(brand)}/about`;
export const news = (brand?: string | null) => `${ofBrand(brand)}/news`;
export const article = (brand: string | null, slug: string) =>
  `${ofBrand(brand)}/news/${encodeURIComponent(slug)}`;
export const products = (brand?: string | null) => `${ofBrand(brand)}/products`;
export const product = (brand: string | null, slug: string) =>
  `${ofBrand(brand)}/products/${encodeURIComponent(slug)}`;
export const videos = (brand?: string | null) => `${ofBrand(brand)}/videos`;
export const video = (brand: string | null, slug: string) =>
  `${ofBrand(brand)}/videos/${encodeURIComponent(slug)}`;
export const glossary = (brand?: string | null) => `${ofBrand(brand)}/glossary`;
export const knowledges = (brand?: string | null) => `${ofBrand(brand)}/knowledges`;
export const express = (brand?: string | null) => `${ofBrand(brand)}/express`;
export const interactive = (brand?: string | null) => `${ofBrand(brand)}/interactive`;
export const brandTests = (brand?: string | null) => `${ofBrand(brand)}/tests`;
export const brandModule = (brand: string | null, slug: string) =>
  `${ofBrand(brand)}/modules/${encodeURIComponent(slug)}`;
export const webinars = () => '/academy/webinars' as const;
export const webinar = (slug: string) => `/academy/webinars/${encodeURIComponent(slug)}`;
export const doctorWebinars = () => '/academy/doctor-webinars' as const;
export const onlineCongress = () => '/academy/online-congress' as const;
export const experts = () => '/academy/experts' as const;
export const questions = () => '/academy/ask-question' as const;
export const academyModules = () => '/academy/sra-training' as const;
export const academyModule = (moduleSlug: string) =>
  `/academy/sra-training/modules/${encodeURIComponent(moduleSlug)}`;
export const courseExpert = () => '/academy/course-expert' as const;
export const socialActivity = () => '/academy/social-activity' as const;
export const account = () => '/lk' as const;
export const accountCertificates = () => '/lk/certificates' as const;
export const accountCertificate = (id: string) => `/lk/certificates/${encodeURIComponent(id)}`;
export const accountStatistics = () => '/lk/statistics' as const;
export const accountSettings = () => '/lk/settings' as const;
export const accountSecurity = () => '/lk/security' as const;
export const saved = () => '/lk/saved' as const;
export const notifications = () => '/lk/notifications' as const;
export const allNotifications = () => '/lk/notifications/all' as const;
export const appointments = () => '/lk/appointments' as const;
export const schedule = () => '/lk/schedule' as const;
export const learnings = () => '/lk/learnings' as const;
export const tests = () => '/lk/tests' as const;
export const test = (id: string) => `/lk/tests/${encodeURIComponent(id)}`;
export const testEditor = (id: string) => `/lk/tests/${encodeURIComponent(id)}/edit`;
export const testResults = (id: string) => `/lk/tests/${encodeURIComponent(id)}/results`;
export const testPreview = (id: string) => `/lk/tests/${encodeURIComponent(id)}/preview`;
export const surveys = () => '/lk/surveys' as const;
export const survey = (id: string) => `/lk/surveys/${encodeURIComponent(id)}`;
export const surveyEditor = (id: string) => `/lk/surveys/${encodeURIComponent(id)}/edit`;
export const surveyResults = (id: string) => `/lk/surveys/${encodeURIComponent(id)}/results`;
export const surveyPreview = (id: string) => `/lk/surveys/${encodeURIComponent(id)}/preview`;
export const catalogue = () => '/lk/catalogue' as const;
export const gift = (id: string) => `/lk/catalogue/${encodeURIComponent(id)}`;
export const cart = () => '/lk/cart' as const;
export const content = () => '/lk/content' as const;
export const contentNew = () => '/lk/content/new' as const;
export const contentEditor = (id: string) => `/lk/content/${encodeURIComponent(id)}/edit`;
export const contentPreview = (id: string) => `/lk/content/${encodeURIComponent(id)}/preview`;
export const managePointsProgramme = () => '/lk/manage-points/programme' as const;
export const glossaryImport = () => '/lk/glossary-import' as const;
export const representativeDay = () => '/lk/representative/day' as const;
export const pharmacists = () => '/lk/representative/pharmacists' as const;
export const pharmacist = (id: string) => `/lk/representative/pharmacists/${encodeURIComponent(id)}`;
export const pharmacyActivity = () => '/lk/representative/pharmacy-activity' as const;
export const pharmacy = (id: string) => `/lk/representative/pharmacy-activity/${encodeURIComponent(id)}`;
export const pharmacistRegistration = () => '/lk/representative/registration' as const;
export const representativeTrainings = () => '/lk/representative/pharmacist-register' as const;
export const representativeRecording = () =>
  '/lk/representative/pharmacist-register/pharmacist-recording' as const;
export const representativeVisits = () => '/lk/representative/pharmacist-register/pharmacist-visit' as const;
export const trainings = () => '/lk/trainings' as const;
export const timetableCreation = () => '/lk/trainings/timetable-creation' as const;
export const orderDownloading = () => '/lk/trainings/order-downloading' as const;
export const orderUploading = () => '/lk/trainings/order-uploading' as const;
export const training = (id: string) => `/lk/trainings/${encodeURIComponent(id)}`;
export const webinarRoom = (id: string) => `/lk/webinars/${encodeURIComponent(id)}`;
export const trainingRecording = () => '/lk/trainings/pharmacist-recording' as const;
export const trainingVisits = () => '/lk/trainings/pharmacist-visit' as const;
export const programme = () => '/education-programme2025' as const;
export const programmeError = () => '/education-programme2025/error' as const;
export const programmeTests = () => '/education-programme2025/tests' as const;
export const programmeTest = (id: string) => `/education-programme2025/tests/${encodeURIComponent(id)}`;
export const programmeTestEditor = (id: string) =>
  `/education-programme2025/tests/${encodeURIComponent(id)}/edit`;
export const programmeTestPreview = (id: string) =>
  `/education-programme2025/tests/${encodeURIComponent(id)}/preview`;
export const programmeTestResults = (id: string) =>
  `/education-programme2025/tests/${encodeURIComponent(id)}/results`;
export const programmeVideo = (id: string) => `/education-programme2025/videos/${encodeURIComponent(id)}`;
export const programmeUploads = () => '/education-programme2025/uploads' as const;
